import Foundation

/// Where the sections, headers and rows of a table lie along its content.
struct UITableViewGeometry: Hashable, Sendable {
  let sections: [Section]
  /// The header's top of each section, and the end of the content.
  private let tops: [CGFloat]
  /// The tops of each section's rows.
  private let rowTops: [[CGFloat]]

  /// The heights of a section's parts.
  struct Section: Hashable, Sendable {
    var headerHeight: CGFloat
    var rowHeights: [CGFloat]
    var footerHeight: CGFloat = 0
  }

  /// Lines sections up below a table header that is `top` points high.
  init(top: CGFloat, sections: [Section]) {
    self.sections = sections
    var (tops, rowTops, y) = ([CGFloat](), [[CGFloat]](), top)
    for section in sections {
      tops.append(y)
      y += section.headerHeight
      var ownTops: [CGFloat] = []
      for height in section.rowHeights {
        ownTops.append(y)
        y += height
      }
      y += section.footerHeight
      rowTops.append(ownTops)
    }
    self.tops = tops + [y]
    self.rowTops = rowTops
  }

  /// The height of everything.
  var height: CGFloat { tops.last ?? 0 }

  /// The top and the height of a row.
  func row(at path: IndexPath) -> (top: CGFloat, height: CGFloat) {
    (rowTops[path.section][path.row], sections[path.section].rowHeights[path.row])
  }

  /// The top and the height of a section's header.
  func header(of section: Int) -> (top: CGFloat, height: CGFloat) {
    (tops[section], sections[section].headerHeight)
  }

  /// The top and the height of a section's header or footer.
  func place(of part: UITableViewSectionPart) -> (top: CGFloat, height: CGFloat) {
    if part.kind == .header { return header(of: part.section) }
    let height = sections[part.section].footerHeight
    return (tops[part.section + 1] - height, height)
  }

  /// From where to where a section reaches.
  func extent(of section: Int) -> ClosedRange<CGFloat> { tops[section]...tops[section + 1] }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && rowTops[path.section].indices.contains(path.row)
  }

  /// The rows that lie at least partly between two heights, from top to bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.indices.filter { tops[$0] < bottom && tops[$0 + 1] > top }.flatMap { section in
      let first = firstRow(in: section, endingBelow: top)
      let visible = rowTops[section][first...].prefix { $0 < bottom }
      return visible.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The headers and footers of the sections that lie at least partly between two heights.
  func parts(from top: CGFloat, to bottom: CGFloat) -> [UITableViewSectionPart] {
    let visible = sections.indices.filter { tops[$0] < bottom && tops[$0 + 1] > top }
    return visible.flatMap { section in
      UITableViewSectionPart.Kind.allCases.map { UITableViewSectionPart(kind: $0, section: section) }
    }.filter { place(of: $0).height > 0 }
  }

  /// The first row of a section that reaches below `top`, by bisection.
  private func firstRow(in section: Int, endingBelow top: CGFloat) -> Int {
    let (tops, heights) = (rowTops[section], sections[section].rowHeights)
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] + heights[middle] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
