import Foundation
import HeadlessUIKit

extension UIApplication {
  /// Runs a screen as large as a recorded one, at three pixels a point as on the simulators.
  ///
  /// Sizes and insets are those of the orientation in which the screen is shown.
  static func staged(
    _ size: CGSize, covered insets: UIEdgeInsets, idiom: UIUserInterfaceIdiom = .phone,
    isLandscape: Bool = false, textSize: UIContentSizeCategory = .large
  ) -> UIApplication {
    var device = VirtualDevice.iPhone
    device.idiom = idiom
    device.portraitSize = isLandscape ? CGSize(width: size.height, height: size.width) : size
    device.portraitInsets = insets
    device.landscapeInsets = insets
    return UIApplication(
      device: device, orientation: isLandscape ? .landscapeRight : .portrait, contentSizeCategory: textSize)
  }

  /// Shows a controller in a window, and returns all views of its hierarchy once they are laid out.
  func views(of controller: () -> UIViewController) -> [RecordedView] {
    run {
      let controller = controller()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      settle()
      return RecordedView.all(in: controller.view)
    }
  }
}
