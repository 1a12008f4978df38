import HeadlessUIKit

/// What moves while an interaction fails: the end of EarlGrey's print of the hierarchy.
@MainActor
enum AnimatingElements {
  /// - Parameter line: How an element is printed.
  static func text(line: (GREYElement) -> String) -> String {
    let animations = UIApplication.shared.runningAnimations.filter { !($0.view is UIWindow) }
    guard !animations.isEmpty else { return "**** No Animating Views Found. ****" }
    return (["**** Currently Animating Elements: ****"] + entries(animations, line)).joined(separator: "\n")
  }

  /// A view's line, and one for each of its properties that are animated.
  private static func entries(_ animations: [RunningAnimation], _ line: (GREYElement) -> String) -> [String] {
    var views: [UIView] = []
    for animation in animations where !views.contains(where: { $0 === animation.view }) {
      views.append(animation.view)
    }
    return views.flatMap { view in
      [line(view)]
        + animations.filter { $0.view === view }.map {
          "  AnimationKey: \($0.key) withAnimation: <CABasicAnimation: keyPath=\($0.key)>"
        }
    }
  }
}
