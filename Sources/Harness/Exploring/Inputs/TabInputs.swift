import HeadlessUIKit

/// Going to another tab and back, after which a tab shows what it did before.
@MainActor
enum TabInputs {
  /// The inputs, at most one for each tab bar; call it on the stage.
  static var inputs: [Input] {
    UIApplication.shared.windows.flatMap(bars).compactMap { bar in
      let buttons = controls(in: bar)
      let addresses = buttons.map { ElementAddress(of: $0)?.selection }
      guard let index = bar.items?.firstIndex(where: { $0 === bar.selectedItem }), buttons.count > 1,
        buttons.indices.contains(index),
        let own = addresses[index], let other = addresses[index == 0 ? 1 : 0]
      else { return nil }
      return Input(.restore, to: "another tab and back", [other, own].map { "\($0).perform(grey_tap())" })
    }
  }

  private static func bars(in view: UIView) -> [UITabBar] {
    guard !view.isHidden else { return [] }
    return ((view as? UITabBar).map { [$0] } ?? []) + view.subviews.flatMap(bars)
  }

  private static func controls(in bar: UIView) -> [UIControl] {
    bar.subviews.flatMap { view in (view as? UIControl).map { [$0] } ?? controls(in: view) }
  }
}
