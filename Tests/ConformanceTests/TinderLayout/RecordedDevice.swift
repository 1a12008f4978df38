import Foundation
import HeadlessUIKit

/// A device of Tinder/Layout's goldens in portrait: its size, and the covered parts.
struct RecordedDevice {
  private let size: CGSize
  private let top: CGFloat
  /// The covered width at the sides in landscape; 0 on a phone with a home button.
  private let sides: CGFloat
  /// The height that the home indicator covers in landscape.
  private let indicator: CGFloat

  private init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, sides: CGFloat = 0, indicator: CGFloat = 0
  ) {
    size = CGSize(width: width, height: height)
    (self.top, self.sides, self.indicator) = (top, sides, indicator)
  }

  /// The application for a column such as `iPhone-13-mini-portrait`.
  @MainActor
  static func application(_ name: String) -> UIApplication? {
    let parts = name.split(separator: "-")
    return all[parts.dropLast().joined(separator: "-")]?.application(isLandscape: parts.last == "landscape")
  }

  @MainActor
  private func application(isLandscape: Bool) -> UIApplication {
    isLandscape
      ? .staged(
        CGSize(width: size.height, height: size.width),
        covered: UIEdgeInsets(top: 0, left: sides, bottom: indicator, right: sides), isLandscape: true)
      : .staged(size, covered: UIEdgeInsets(top: top, left: 0, bottom: sides > 0 ? 34 : 0, right: 0))
  }

  private static let all: [String: RecordedDevice] = [
    "iPhone-8": RecordedDevice(375, 667, top: 20),
    "iPhone-SE": RecordedDevice(320, 568, top: 20),
    "iPhone-X": RecordedDevice(375, 812, top: 44, sides: 44, indicator: 24),
    "iPhone-13": RecordedDevice(390, 844, top: 47, sides: 47, indicator: 21),
    "iPhone-13-mini": RecordedDevice(375, 812, top: 50, sides: 50, indicator: 21),
    "iPhone-14": RecordedDevice(390, 844, top: 47, sides: 47, indicator: 21),
    "iPhone-14-Plus": RecordedDevice(428, 926, top: 47, sides: 47, indicator: 21),
    "iPhone-14-Pro": RecordedDevice(393, 852, top: 59, sides: 59, indicator: 21),
    "iPhone-14-Pro-Max": RecordedDevice(430, 932, top: 59, sides: 59, indicator: 21),
    "iPhone-15": RecordedDevice(393, 852, top: 59, sides: 59, indicator: 21),
    "iPhone-15-Plus": RecordedDevice(430, 932, top: 59, sides: 59, indicator: 21),
    "iPhone-15-Pro": RecordedDevice(393, 852, top: 59, sides: 59, indicator: 21),
    "iPhone-15-Pro-Max": RecordedDevice(430, 932, top: 59, sides: 59, indicator: 21),
  ]
}
