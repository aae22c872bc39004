/** The parts of the test bucket's server that we use; it comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  interface Context {
    method: string;
    path: string;
    query: Record<string, string | undefined>;
    status: number;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: Middleware[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
