// Each row selects its template, wherever it is tapped, also on its arrow. Indices count from the last row.
let rows = EarlGrey.selectElement(with: grey_kindOfClassName("BoardTemplateButton"))
rows.atIndex(4).perform(grey_tap())
rows.atIndex(3).perform(grey_tap())
rows.atIndex(2).perform(grey_tap())
rows.atIndex(1).perform(grey_tap())
rows.atIndex(0).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("→")).atIndex(2).perform(grey_tap())
