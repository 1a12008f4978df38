import RenderTree

/// How much of an app's screen a storyboard shows.
///
///     let ending = StoryboardEnding(skipped: ["List.load() \"store.refresh()\": cannot find 'store' in scope"])
///     let storyboard = Storyboard(
///       useCase: "List / Start", script: "launch", configuration: "iPhone",
///       steps: [Step(cause: "launch", tree: RenderNode("UILabel", text: "Books"))], ending: ending)
///     storyboard.completeness  // partial(places: 1)
package enum Completeness: Hashable, Sendable {
  /// All of the code that was executed is compiled here.
  case complete
  /// Some places of the code do nothing; their number.
  case partial(places: Int)
  /// The first tree has no text, control or picture of the app's own.
  case empty

  /// The state in one word.
  package var word: String {
    switch self {
    case .complete: "complete"
    case .partial: "partial"
    case .empty: "empty"
    }
  }

  /// The state with the number of skipped places.
  package var words: String {
    switch self {
    case .complete, .empty: word
    case .partial(1): "partial: 1 place is skipped"
    case .partial(let places): "partial: \(places) places are skipped"
    }
  }
}

extension Storyboard {
  /// How much of the app's screen it shows.
  package var completeness: Completeness {
    guard steps.first?.tree.showsContent == true else { return .empty }
    return ending.skipped.isEmpty ? .complete : .partial(places: ending.skipped.count)
  }
}

extension RenderNode {
  /// Whether it, or a node in it, is a text, a control or a picture.
  ///
  /// The title that a navigation bar takes from its controller does not count; the bar's items do.
  var showsContent: Bool {
    if kind == .navigationBar { return children.contains(where: \.hasBarButton) }
    return text?.isEmpty == false || Self.contents.contains(kind) || value("image") != nil
      || children.contains(where: \.showsContent)
  }

  private var hasBarButton: Bool { kind == .barButton || children.contains(where: \.hasBarButton) }

  /// The kinds that are content without a text.
  private static let contents: Set<NodeKind> = [
    .button, .toggle, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .textField,
    .searchField,
    .textView, .searchBar, .picker,
  ]
}
