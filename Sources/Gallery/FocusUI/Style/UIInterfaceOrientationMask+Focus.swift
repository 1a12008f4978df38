import HeadlessUIKit

extension UIInterfaceOrientationMask {
  /// Upright on a telephone, any way on a tablet: how the app introduces itself.
  @MainActor static var uprightOnTelephones: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
