import Foundation

extension AppTarget {
  /// Whether its name says that it shows what a library can do.
  var isDemo: Bool {
    ["demo", "demos", "example", "examples", "sample", "samples"].contains {
      title.lowercased().hasSuffix($0)
    }
  }
}

extension AppReader {
  /// The number of classes that look like view controllers in a target and in the libraries among others that it imports.
  func controllerCount(of target: AppTarget, with others: [AppTarget]) -> Int {
    var (rest, known, count) = ([target], Set([target.name]), 0)
    while let next = rest.popLast() {
      for text in next.files.compactMap(text) {
        count += text.matches(of: /class\s+\w+\s*(<[^>{]*>)?\s*:\s*\w*Controller\b/).count
        for match in text.matches(of: /(?m)^\s*(?:@\w+\s+)?import\s+(\w+)/) {
          let name = String(match.output.1)
          guard !known.contains(name),
            let library = others.first(where: { $0.name == name && $0.kind == .library })
          else { continue }
          known.insert(name)
          rest.append(library)
        }
      }
    }
    return count
  }

  private func text(of file: String) -> String? {
    bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
  }
}
