import HeadlessUIKit

/// The data source and delegate of a table of names, which logs all calls.
@MainActor
final class Roster: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?]
  var heights: [IndexPath: CGFloat] = [:]
  /// Which row is selected instead of a tapped one.
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  /// Whether the calls before every tap are also logged.
  var tellsAll = false
  let log = Log()

  init(_ sections: [String]..., titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  /// Makes a table of the names, 100 points high with rows of 20.
  func table(height: CGFloat = 100) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: height), style: .plain)
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.rowHeight = 20
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = sections[indexPath.section][indexPath.row]
    log.add("cell \(name)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = name
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if tellsAll { log.add("shouldHighlight \(indexPath.row)") }
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if tellsAll { log.add("didHighlight \(indexPath.row)") }
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if tellsAll { log.add("didUnhighlight \(indexPath.row)") }
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    if tellsAll { log.add("willDeselect \(indexPath.row)") }
    return indexPath
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.add("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("didDeselect \(indexPath.row)")
  }
}

/// A cell that counts how often it is reused.
final class NameCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension UITableView {
  /// The texts of the visible cells from top to bottom.
  var visibleTexts: [String?] { visibleCells.map { $0.textLabel?.text } }
}
