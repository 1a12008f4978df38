import Foundation

/// The outlets in a function's file.
struct Outlets {
  /// An outlet, with the class of its value.
  typealias Outlet = (name: String, type: String)

  /// The outlets that the line itself uses.
  let inLine: [Outlet]
  /// All outlets: those of the line itself, then the others in their order.
  let names: [Outlet]

  /// Reads the file; if it cannot be read, there are no outlets.
  init(of function: CalledFunction) {
    let line = function.location?.text ?? ""
    let outlets = function.location?.file.lines.compactMap(Self.outlet) ?? []
    let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    inLine = outlets.filter { words.contains($0.name) }
    names = Array((inLine + outlets.filter { !words.contains($0.name) }).prefix(Self.most))
  }

  /// An outlet that a line declares, as `@IBOutlet private weak var nameLabel: UILabel!`.
  private static func outlet(in line: String) -> Outlet? {
    guard let match = line.firstMatch(of: #/@IBOutlet\b.*\bvar\s+(\w+)\s*:\s*(\w+)\s*[!?]/#) else {
      return nil
    }
    return (String(match.1), String(match.2))
  }

  private static let most = 3
}

extension SourceLine {
  /// The line without surrounding spaces; `nil` if the file cannot be read.
  var text: String? {
    let lines = file.lines
    guard lines.indices.contains(line - 1) else { return nil }
    return lines[line - 1].trimmingCharacters(in: .whitespaces)
  }
}

extension String {
  /// The lines of the file with this path; empty if it cannot be read.
  fileprivate var lines: [String] {
    let text = try? String(contentsOfFile: self, encoding: .utf8)
    return text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
  }
}
