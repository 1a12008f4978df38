import Foundation

extension UITraitCollection {
  /// The traits that code without an environment at hand goes by: those of the view or controller that hears of a
  /// change at the moment, and those of the screen otherwise.
  @MainActor
  public static var current: UITraitCollection {
    get { UIApplication.shared.currentTraits ?? UIScreen.main.traitCollection }
    set { UIApplication.shared.currentTraits = newValue }
  }

  /// Runs `actions` with these traits as ``current``.
  @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let application = UIApplication.shared
    let former = application.currentTraits
    application.currentTraits = self
    defer { application.currentTraits = former }
    actions()
  }
}
