/// One row of the table of constants: a type's prefix and the names behind it.
struct ObjectiveCConstants: Sendable {
  let prefix: String
  let names: [String]

  private init(_ prefix: String, _ names: String) {
    self.prefix = prefix
    self.names = names.split(separator: " ").map(String.init)
  }

  static let all: [ObjectiveCConstants] = [
    .init("kGREYDirection", "Left Right Up Down"),
    .init("kGREYContentEdge", "Left Right Top Bottom"),
    .init("kGREYPinchDirection", "Inward Outward"),
    .init("kGREYLayoutAttribute", "Left Right Top Bottom"),
    .init("kGREYLayoutDirection", "Left Right Up Down"),
    .init("kGREYLayoutRelation", "Equal GreaterThanOrEqual LessThanOrEqual"),
    .init(
      "UIAccessibilityTrait",
      """
      None Button Link SearchField Image Selected PlaysSound KeyboardKey StaticText SummaryElement NotEnabled \
      UpdatesFrequently StartsMediaSession Adjustable AllowsDirectInteraction CausesPageTurn Header TabBar
      """),
    .init(
      "UIDeviceOrientation", "Portrait PortraitUpsideDown LandscapeLeft LandscapeRight FaceUp FaceDown"),
  ]

  /// Every constant in full, for messages.
  static let fullNames = all.flatMap { row in row.names.map { row.prefix + $0 } }

  /// The member that a constant stands for in Swift, as `up`; `nil` where no row has the constant.
  static func member(for constant: String) -> String? {
    all.lazy.compactMap { $0.member(for: constant) }.first
  }

  /// Whether a name looks like a constant of the table.
  static func hasPrefix(of name: String) -> Bool {
    all.contains { name.hasPrefix($0.prefix) }
  }

  private func member(for constant: String) -> String? {
    guard constant.hasPrefix(prefix) else { return nil }
    let name = String(constant.dropFirst(prefix.count))
    return names.contains(name) ? name.prefix(1).lowercased() + name.dropFirst() : nil
  }
}
