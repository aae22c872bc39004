import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@/ui/global.css';
import '@/i18n/i18n';
import { App } from '@/app/App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
