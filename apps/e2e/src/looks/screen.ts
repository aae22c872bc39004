import type { Page } from '@playwright/test';
import type { Office } from '../kit/office-seed';

/** A screen while one of its answers does not come. */
export interface Screen {
  name: string;
  path: (office: Office) => string;
  /** What does not come, while everything else does. */
  held: RegExp;
  /** What is done before one looks. */
  act?: (page: Page) => Promise<void>;
  /** What stands there meanwhile. */
  meanwhile: RegExp;
  /** What is not known, and so not said. */
  lies: RegExp;
  /** What stands there when it has come. */
  truth: RegExp;
  /** A phone does not show it, or draws it with the same code. */
  only?: 'desktop';
}

/** A page of people, or some of them. */
export const people = /\/api\/v1\/users\?/;

/** The list of this name. */
export const list = (name: string): RegExp => new RegExp(`/api/v1/${name}(\\?|$)`);
