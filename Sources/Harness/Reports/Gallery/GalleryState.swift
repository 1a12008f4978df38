/// What is known about a use case without running it: how much of it is recorded, and whether scripts use it.
enum GalleryState: String, CaseIterable {
  /// It has scripts of its own, in addition to the launch.
  case used
  /// It is only launched.
  case launched
  /// A scenario of it has no golden, or one that cannot be read.
  case missing

  var words: String {
    switch self {
    case .used: "With scripts"
    case .launched: "Launch only"
    case .missing: "Golden missing"
    }
  }
}

extension GalleryUseCase {
  /// All states that the use case has.
  var states: [GalleryState] {
    let isMissing = scenarios.contains { $0.storyboard == nil }
    let use: GalleryState = scripts.contains { $0 != "launch" } ? .used : .launched
    return [use] + (isMissing ? [.missing] : [])
  }
}
