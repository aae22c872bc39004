import { getDomain, getDomainWithoutSuffix } from 'tldts';

/** Providers that offer mailboxes under many endings, such as yahoo.co.uk and yahoo.se. */
const brands = new Set(
  'aol gmail gmx googlemail hotmail icloud mailinator outlook proton protonmail rediffmail yahoo yandex ymail'.split(
    ' ',
  ),
);

/** Domains at which anybody can get a mailbox: whoever has one there belongs to no company. */
const domains = new Set(
  `
  10minutemail.com 126.com 139.com 163.com 189.cn 1und1.de
  abv.bg aim.com alice.it aliyun.com arcor.de att.net
  bell.net bellsouth.net bigpond.com bluewin.ch bol.com.br bredband.net btinternet.com
  centrum.cz charter.net cock.li comcast.net comhem.se cox.net
  daum.net disroot.org dispostable.com duck.com
  earthlink.net email.com email.cz emailn.de
  fastmail.com fastmail.fm foxmail.com free.fr freenet.de
  getnada.com globo.com gmx.net guerrillamail.com
  hanmail.net hey.com hispeed.ch home.nl home.se hushmail.com
  i.ua inbox.lv inbox.ru interia.pl
  juno.com kpnmail.nl
  laposte.net libero.it list.ru live.ca live.co.uk live.com live.com.au live.com.mx live.de live.dk live.fi
  live.fr live.it live.nl live.no live.se lycos.com
  mac.com mail.bg mail.com mail.ee mail.ru mailbox.org mailfence.com mailnesia.com me.com moakt.com msn.com
  naver.com netscape.net neuf.fr ntlworld.com
  o2.pl online.no onet.pl op.pl optonline.net optusnet.com.au orange.fr
  passport.com pm.me posteo.de posteo.net prodigy.net.mx proximus.be
  qq.com
  rambler.ru riseup.net rocketmail.com rogers.com runbox.com
  sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sharklasers.com sina.cn sina.com sky.com skynet.be sohu.com
  spray.se startmail.com sympatico.ca
  t-online.de talktalk.net telenet.be telia.com teletu.it telus.net temp-mail.org tempmail.com terra.com.br
  terra.es tin.it tiscali.it tlen.pl tuta.com tuta.io tutamail.com tutanota.com tutanota.de
  ukr.net uol.com.br
  verizon.net virgilio.it virgin.net virginmedia.com vodafone.it volny.cz
  wanadoo.fr web.de windowslive.com wp.pl
  xs4all.nl xtra.co.nz
  ya.ru yeah.net yopmail.com
  ziggo.nl zoho.com zohomail.com
  `
    .trim()
    .split(/\s+/),
);

/** Whether anybody can get an address at this host, or at the domain it belongs to. */
export function isPublicMailProvider(host: string): boolean {
  if (domains.has(host) || domains.has(getDomain(host) ?? '')) return true;
  return brands.has(getDomainWithoutSuffix(host) ?? '');
}
