/// A part of UIKit that files use and that is missing, or differs from UIKit's.
struct MissingSymbol: Hashable {
  let name: String
  /// The number of files that use it.
  let files: Int
  /// The number of errors about it.
  let uses: Int
  /// The number of files that lack nothing else of UIKit.
  let alone: Int

  static func ranked(_ files: [BreadthFile]) -> [MissingSymbol] {
    var (uses, users, alone) = ([String: Int](), [String: Int](), [String: Int]())
    for file in files where file.importsUIKit {
      let symbols = file.errors.filter(\.kind.isOfUIKit).compactMap(\.symbol)
      for symbol in symbols { uses[symbol, default: 0] += 1 }
      for symbol in Set(symbols) { users[symbol, default: 0] += 1 }
      if Set(symbols).count == 1, let only = symbols.first { alone[only, default: 0] += 1 }
    }
    return uses.map { name, count in
      MissingSymbol(name: name, files: users[name] ?? 0, uses: count, alone: alone[name] ?? 0)
    }.sorted { ($1.files, $1.uses, $0.name) < ($0.files, $0.uses, $1.name) }
  }
}

extension ErrorKind {
  /// Whether the symbol of an error belongs to UIKit, or may.
  fileprivate var isOfUIKit: Bool { self == .uiKit || self == .uiKitOrModule }
}
