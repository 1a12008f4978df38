/// The views on the screen, as a report of EarlGrey lists them.
struct ReportedHierarchy {
  /// The line before it in a report.
  static let heading = "UI Hierarchy (Back to front):"

  /// An element with the indices of the elements around it, the outermost first.
  private struct Node {
    let element: ReportedElement
    let ancestors: [Int]
  }

  private let nodes: [Node]

  init(_ lines: some Sequence<String>) {
    var nodes: [Node] = []
    var path: [Int] = []
    // The views that are being animated follow the windows.
    for line in Self.joined(lines.prefix { !$0.hasPrefix("****") }) {
      let start = line.firstIndex(of: "<") ?? line.endIndex
      guard let element = ReportedElement(line[start...]) else { continue }
      path = Array(path.prefix(line[..<start].count { $0 == "|" }))
      nodes.append(Node(element: element, ancestors: path))
      path.append(nodes.count - 1)
    }
    self.nodes = nodes
  }

  /// The lines, one for each element: the label of an element may have several lines.
  private static func joined(_ lines: some Sequence<String>) -> [String] {
    var joined: [String] = []
    for line in lines {
      if let last = joined.last, !line.isElement, last.isElement, !last.hasSuffix(">") {
        joined[joined.count - 1] += "\n" + line
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  /// The elements that are nearest to what a statement means, each below the types around it, and the
  /// number of the others.
  func folded(for statement: String) -> [FailureLine] {
    let shown = shown(for: StatementSubject(statement))
    let others = nodes.count - shown.count
    let indent = shown.isEmpty ? "" : "  "
    let lines = [""] + (shown.isEmpty ? [] : [Self.heading]) + lines(of: shown)
    let count = "\(others) \(shown.isEmpty ? "" : "more ")\(others == 1 ? "node" : "nodes")"
    // The number of others differs between devices, which must not make two failures different.
    return .lines(.detail, lines) + (others > 0 ? [FailureLine(.file, "\(indent)... \(count)")] : [])
  }

  /// The indices of the elements to show: as many of the nearest ones as fit.
  private func shown(for subject: StatementSubject) -> [Int] {
    // If the name itself is there, similar names are of no interest.
    let subject = subject.withoutLikes(ofNamesIn: nodes.map(\.element))
    let near = nodes.indices.compactMap { index in
      subject.distance(to: nodes[index].element).map { (index: index, distance: $0) }
    }
    var shown: [Int] = []
    for (index, _) in near.sorted(by: { ($0.distance, $0.index) < ($1.distance, $1.index) }) {
      guard lines(of: shown + [index]).count <= Self.mostLines else { break }
      shown.append(index)
    }
    return shown.sorted()
  }

  /// Fifteen lines together with the heading and the number of the others.
  private static let mostLines = 13

  /// The lines of elements; those in the same element share one line for the types around them.
  private func lines(of indices: [Int]) -> [String] {
    var lines: [String] = []
    var around: [Int] = []
    for index in indices.sorted() {
      if nodes[index].ancestors != around {
        around = nodes[index].ancestors
        lines.append("  " + types(of: around))
      }
      lines.append((around.isEmpty ? "  " : "    ") + nodes[index].element.text)
    }
    return lines
  }

  /// The types of elements, with the innermost ones, which are the most specific.
  private func types(of indices: [Int]) -> String {
    let types = indices.suffix(Self.shownTypes).map { nodes[$0].element.className }
    return ((indices.count > types.count ? ["..."] : []) + types).joined(separator: " > ")
  }

  private static let shownTypes = 6
}

extension String {
  /// Whether a line begins with an element, below others or not.
  fileprivate var isElement: Bool { drop { " |-".contains($0) }.hasPrefix("<") }
}
