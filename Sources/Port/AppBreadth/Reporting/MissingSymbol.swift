/// Something of UIKit that files use and that is missing, or is not as it is in UIKit.
struct MissingSymbol: Hashable {
  let name: String
  /// How many files use it.
  let files: Int
  /// How many errors are about it.
  let uses: Int
  /// How many files lack nothing else of UIKit.
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
  /// Whether the symbol of an error is one of UIKit, or may be.
  fileprivate var isOfUIKit: Bool { self == .uiKit || self == .uiKitOrModule }
}
