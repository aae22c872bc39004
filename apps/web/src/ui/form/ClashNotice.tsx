import { Alert, Button, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './FormFoot.module.css';
import type { Clash, FieldWords } from './form-state';

interface Props<V> extends FieldWords<V> {
  clashes: readonly Clash<V>[];
}

/** Both values of every field that two people changed at once, with the choice between them. */
export function ClashNotice<V>({ clashes, labels, inWords }: Props<V>) {
  const { t } = useTranslation();
  const words = ({ field }: Clash<V>, value: V[keyof V]) => {
    const said = inWords ? inWords(field, value) : String(value ?? '');
    return said || t('form.conflict.none');
  };
  return (
    <Alert color="orange" title={t('form.conflict.title')} role="alert" className={classes.clashes}>
      {t('form.conflict.text')}
      <Table mt="xs" verticalSpacing={4} horizontalSpacing={4} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('form.conflict.field')}</Table.Th>
            <Table.Th>{t('form.conflict.yours')}</Table.Th>
            <Table.Th>{t('form.conflict.theirs')}</Table.Th>
            <Table.Td w={96} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {clashes.map((clash) => (
            <Table.Tr key={clash.field}>
              <Table.Td>{labels[clash.field]}</Table.Td>
              {[clash.mine, clash.theirs].map((value, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: mine and theirs
                <Table.Td key={side} className={classes.clash}>
                  <Text component="div" size="sm" lineClamp={3}>
                    {words(clash, value)}
                  </Text>
                </Table.Td>
              ))}
              <Table.Td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('form.conflict.useTheirsOf', { field: labels[clash.field] })}
                  onClick={clash.take}
                >
                  {t('form.conflict.useTheirs')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Alert>
  );
}
