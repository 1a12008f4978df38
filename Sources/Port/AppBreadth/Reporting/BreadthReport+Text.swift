import Foundation

extension BreadthReport {
  /// Returns the report for readers.
  ///
  /// - Parameters:
  ///   - rows: The most missing symbols to list.
  ///   - causes: The most causes to list for each module.
  func text(rows: Int, causes: Int) -> String {
    var lines = ["\(counted.count) files import UIKit, of \(files.count).", ""]
    lines += shares
    lines +=
      ["", "Modules, and what keeps out the most files (and files that nothing else keeps out):"]
      + modules.flatMap { $0.lines(causes: causes, width: nameWidth) }
    if !symbols.isEmpty {
      lines += ["", "Missing of UIKit, by files (and by files that lack nothing else of it):"]
      lines += symbols.prefix(rows).map { symbol in
        "  \(symbol.files.padded(4)) \(symbol.alone.padded(4))  \(symbol.name)"
      }
      if symbols.count > rows { lines.append("  and \(symbols.count - rows) more") }
    }
    if !emptyModules.isEmpty {
      let names = emptyModules.map { "\($0.name) (\($0.files))" }.joined(separator: ", ")
      lines += ["", "Modules that were empty: \(names)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var nameWidth: Int { modules.map(\.name.count).max() ?? 0 }

  private var shares: [String] {
    let kinds = ErrorKind.allCases.filter { $0 == .uiKit || count(of: $0) > 0 }
    let others = filesThatNoModuleBlocks
    let ofOthers =
      others == counted.count
      ? [] : [row("of the \(others) that no other module blocks", count(of: nil), of: others)]
    return [row("without errors", count(of: nil), of: counted.count)] + ofOthers
      + kinds.map { row($0.title, count(of: $0), of: counted.count) }
  }

  private func row(_ title: String, _ count: Int, of total: Int) -> String {
    let share = total == 0 ? 0 : (count * 100 + total / 2) / total
    return "  \(title.padded(40))\(count.padded(5)) \(share.padded(4)) %"
  }
}

extension ErrorKind {
  /// The description of files that have this as their worst kind of error.
  fileprivate var title: String {
    switch self {
    case .other: "blocked by something else"
    case .otherModule: "blocked by other modules alone"
    default: "blocked by \(rawValue)"
    }
  }
}
