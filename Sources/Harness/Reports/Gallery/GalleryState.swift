import Storyboards

/// What is known about a use case without running it: how much of it is recorded and shown, and whether scripts use it.
enum GalleryState: String, CaseIterable {
  /// It has scripts of its own, in addition to the launch.
  case used
  /// It is only launched.
  case launched
  /// A scenario of it has no golden, or one that cannot be read.
  case missing
  /// Some of the app's code that a scenario came across is not compiled here.
  case partial
  /// A scenario has no text, control or picture of the app's own.
  case empty

  var words: String {
    switch self {
    case .used: "With scripts"
    case .launched: "Launch only"
    case .missing: "Golden missing"
    case .partial: "Partial"
    case .empty: "Empty"
    }
  }
}

extension GalleryUseCase {
  /// All states that the use case has.
  var states: [GalleryState] {
    let isMissing = scenarios.contains { $0.storyboard == nil }
    let use: GalleryState = scripts.contains { $0 != "launch" } ? .used : .launched
    return [use] + (isMissing ? [.missing] : []) + completeness
  }

  /// What its storyboards lack of the app's screens.
  private var completeness: [GalleryState] {
    let all = Set(scenarios.compactMap { $0.storyboard?.completeness.word })
    return [GalleryState.partial, .empty].filter { all.contains($0.rawValue) }
  }
}
