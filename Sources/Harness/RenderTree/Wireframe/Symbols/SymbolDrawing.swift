/// The drawings of the symbols that apps use most, by the names that UIKit gives them.
///
///     SymbolDrawing.paths(named: "minus")
///     // <path d="M4 12L20 12" fill="none" stroke="currentColor" stroke-width="1.7" .../>
///
/// The drawings are this project's own and only resemble the system's. Each one is elements of SVG in a box of
/// 24 by 24 that paint in `currentColor`; holes are holes, so that a drawing suits each background.
package enum SymbolDrawing {
  /// Returns the elements of a symbol; `nil` for a name that has no drawing.
  ///
  /// - Parameter name: A name such as `person.crop.circle.badge.plus`.
  package static func paths(named name: String) -> String? {
    let name = synonyms[name] ?? name
    return symbols[name].map { symbol in
      symbol.marks(SymbolVariant(String(name.dropFirst(symbol.name.count)))).map(\.svg).joined()
    }
  }

  /// Whether a symbol has a drawing.
  static func has(_ name: String) -> Bool { symbols[synonyms[name] ?? name] != nil }

  /// The names of all symbols that have a drawing, in the order of their bytes.
  package static let names: [String] = (Array(symbols.keys) + synonyms.keys).sorted()

  /// The rows of the tables by the names of the symbols that rules make of them.
  private static let symbols: [String: Symbol] = {
    let rows = Symbol.all.flatMap { symbol in
      ([""] + symbol.variants).map { (symbol.name + $0, symbol) }
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }()
}
