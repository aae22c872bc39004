/** Office Open XML (ECMA-376): the parts of a document that are the same whatever it says. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const types = 'application/vnd.openxmlformats';
const word = `${types}-officedocument.wordprocessingml`;
/** The namespace of everything that a document is made of. */
const w = `xmlns:w="${office}/wordprocessingml/2006/main"`;

/** The number of the list that bullets belong to. */
export const bulletList = 1;

/** What stands before the paragraphs of a document, and after them: A4 with margins of an inch, in twentieths of a point. */
export const documentBefore = `${declaration}<w:document ${w}><w:body>`;
export const documentAfter =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/>' +
  '</w:sectPr></w:body></w:document>';

export const contentTypes =
  `${declaration}<Types xmlns="${office}/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="${types}-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  [
    ['/word/document.xml', `${word}.document.main+xml`],
    ['/word/styles.xml', `${word}.styles+xml`],
    ['/word/numbering.xml', `${word}.numbering+xml`],
    ['/docProps/core.xml', `${types}-package.core-properties+xml`],
  ]
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
    .join('') +
  '</Types>';

const relations = (targets: readonly (readonly [kind: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${office}/package/2006/relationships">` +
  targets
    .map(
      ([kind, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('') +
  '</Relationships>';

export const packageRelations = relations([
  ['officeDocument/2006/relationships/officeDocument', 'word/document.xml'],
  ['package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
]);

export const documentRelations = relations([
  ['officeDocument/2006/relationships/styles', 'styles.xml'],
  ['officeDocument/2006/relationships/numbering', 'numbering.xml'],
]);

/** The headings go by Word's own names, so that they make an outline there. Sizes are half points. */
const style = (id: string, name: string, size: number, before: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
  `<w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="${before}" w:after="120"/></w:pPr>` +
  `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

export const styles =
  `${declaration}<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr>` +
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>' +
  '</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>' +
  style('Title', 'Title', 44, 0) +
  style('Heading1', 'heading 1', 30, 360) +
  style('Heading2', 'heading 2', 24, 240) +
  '<w:style w:type="paragraph" w:styleId="ListParagraph"><w:name w:val="List Paragraph"/>' +
  '<w:basedOn w:val="Normal"/><w:qFormat/></w:style></w:styles>';

export const numbering =
  `${declaration}<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>` +
  '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>' +
  '<w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>' +
  `<w:num w:numId="${bulletList}"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** @param title as XML */
export const coreProperties = (title: string) =>
  `${declaration}<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" ` +
  'xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  `<dc:title>${title}</dc:title><dc:creator>Tavla</dc:creator></cp:coreProperties>`;
