import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  type Person,
  type User,
  UserOrPerson,
  updateUser,
} from '@tavla/shared/contracts/users';
import { userListLimit } from '@tavla/shared/limits';
import { call } from '@/api/call';
import { createEntityStore } from '@/entities/entity-store';
import { byText } from '@/entities/sorted-view';

const store = createEntityStore({
  name: 'users',
  contracts: { list: listUsers, get: getUser, create: createUser, update: updateUser, remove: deleteUser },
  compare: byText(({ firstName }: User | Person) => firstName),
  parse: (data) => UserOrPerson.safeParse(data).data,
});

/** The largest page the server gives. */
const wholePage = 500;

export const usersStore = {
  ...store,
  /** Everyone of the company, the first page first, so that names show early. */
  getEveryone: () =>
    store.operation('getAll', async (dispatch, ask) => {
      let page = await call(listUsers, { query: { limit: userListLimit } });
      const everyone = [...page.data];
      dispatch(store.received(page.data, ask, []));
      while (page.nextCursor) {
        page = await call(listUsers, { query: { limit: wholePage, cursor: page.nextCursor } });
        everyone.push(...page.data);
      }
      dispatch(store.listed(everyone, ask));
      return everyone.length;
    }),
};

/** Whether this is all that the admin portal sees, and not only a colleague's name and address. */
export function isUser(user: User | Person): user is User {
  return 'roleId' in user;
}
