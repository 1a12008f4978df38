/// What a visual effect view does with what lies behind it or in it.
@MainActor
open class UIVisualEffect {
  public init() {}

  /// What trees print for the effect.
  public var name: String { "none" }
}
