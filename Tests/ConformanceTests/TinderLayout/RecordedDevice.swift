import Foundation
import HeadlessUIKit

/// The devices of Tinder/Layout's goldens: sizes and safe areas of portrait, and those of landscape.
///
/// The simulator had three pixels a point, whatever device a golden is for.
enum RecordedDevice {
  /// The application for a column like `iPhone-13-mini-portrait`.
  @MainActor
  static func application(_ name: String) -> UIApplication? {
    let parts = name.split(separator: "-")
    guard let turn = parts.last, let device = devices[parts.dropLast().joined(separator: "-")] else {
      return nil
    }
    return UIApplication(device: device, orientation: turn == "portrait" ? .portrait : .landscapeRight)
  }

  private static let devices: [String: VirtualDevice] = [
    "iPhone-8": device(375, 667, top: 20),
    "iPhone-SE": device(320, 568, top: 20),
    "iPhone-X": device(375, 812, top: 44, sides: 44, below: 24),
    "iPhone-13": device(390, 844, top: 47, sides: 47, below: 21),
    "iPhone-13-mini": device(375, 812, top: 50, sides: 50, below: 21),
    "iPhone-14": device(390, 844, top: 47, sides: 47, below: 21),
    "iPhone-14-Plus": device(428, 926, top: 47, sides: 47, below: 21),
    "iPhone-14-Pro": device(393, 852, top: 59, sides: 59, below: 21),
    "iPhone-14-Pro-Max": device(430, 932, top: 59, sides: 59, below: 21),
    "iPhone-15": device(393, 852, top: 59, sides: 59, below: 21),
    "iPhone-15-Plus": device(430, 932, top: 59, sides: 59, below: 21),
    "iPhone-15-Pro": device(393, 852, top: 59, sides: 59, below: 21),
    "iPhone-15-Pro-Max": device(430, 932, top: 59, sides: 59, below: 21),
  ]

  /// A phone; one with sensors at the sides in landscape has a home indicator too.
  private static func device(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, sides: CGFloat = 0, below: CGFloat = 0
  ) -> VirtualDevice {
    var device = VirtualDevice.iPhone
    device.portraitSize = CGSize(width: width, height: height)
    device.portraitInsets = UIEdgeInsets(top: top, left: 0, bottom: sides > 0 ? 34 : 0, right: 0)
    device.landscapeInsets = UIEdgeInsets(top: 0, left: sides, bottom: below, right: sides)
    return device
  }
}
