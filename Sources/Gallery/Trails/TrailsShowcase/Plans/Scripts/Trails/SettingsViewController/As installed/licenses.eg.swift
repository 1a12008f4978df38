// The licenses come from a file of the asset catalog.
let down = grey_scrollInDirection(.down, 100)
let table = grey_kindOfClassName("UITableView")
let licenses = grey_allOf([grey_text("Licenses"), grey_sufficientlyVisible()])
let row = EarlGrey.selectElement(with: licenses).usingSearch(down, onElementWith: table)
row.perform(grey_tap())
