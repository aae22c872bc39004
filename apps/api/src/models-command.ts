import { runModelsCommand } from '@/models/run-models-command';

await runModelsCommand();
