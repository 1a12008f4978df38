import SwiftSources

extension Stricture {
  static let publicSymbols = Stricture(
    33, "public interfaces are small",
    wayOut:
      "make what no module needs internal, or raise the budget in 'publicSymbols' and say why in the commit"
  ) { package in
    package.manifest.targets.compactMap { target in
      guard let budget = package.configuration.publicSymbols[target.name] else { return nil }
      let files = package.files.filter { $0.target == target.name }
      let count = files.reduce(0) { $0 + $1.outline.members.publicSymbolCount(inPublicProtocol: false) }
      guard count > budget else { return nil }
      return package.violation(
        ofTarget: target.name, "\(target.name) has \(count) public symbols, and a budget of \(budget)")
    }
  }
}

extension Members {
  /// Returns the number of public declarations; the requirements of a public protocol are public, too.
  fileprivate func publicSymbolCount(inPublicProtocol isSeen: Bool) -> Int {
    let modifiers = properties.map(\.modifiers) + functions.map(\.modifiers) + types.map(\.modifiers)
    let own = modifiers.count { isSeen || $0.isPublic }
    return types.reduce(own) { count, type in
      let isPublicProtocol = type.kind == .protocol && type.isPublic
      // Cases have no access modifiers.
      let cases = type.kind == .enum && type.isPublic ? type.members.cases.count : 0
      return count + cases + type.members.publicSymbolCount(inPublicProtocol: isPublicProtocol)
    }
  }
}
