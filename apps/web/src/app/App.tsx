import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes';
import { createGuardedHistory } from './guarded-history';
import { Providers } from './Providers';
import { ErrorBoundary } from './pages/ErrorBoundary';
import { SessionGate } from './SessionGate';

const history = createGuardedHistory();

export function App() {
  return (
    <Providers>
      <ErrorBoundary>
        <SessionGate />
        <HistoryRouter history={history}>
          <AppRoutes />
        </HistoryRouter>
      </ErrorBoundary>
    </Providers>
  );
}
