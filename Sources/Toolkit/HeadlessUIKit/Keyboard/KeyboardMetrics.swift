import Foundation

/// How large the software keyboard is.
///
/// The numbers are those of iOS without the bar of suggestions: four rows of 54 points on a telephone held upright, as
/// wide as the screen. Below the rows lies the safe area, on a telephone with a home indicator at least 75 points for the
/// globe and the microphone.
struct KeyboardMetrics: Hashable, Sendable {
  let rowHeight: CGFloat
  let bottomInset: CGFloat

  static let rowCount = 4

  init(device: VirtualDevice, orientation: UIInterfaceOrientation) {
    let safeBottom = device.safeAreaInsets(in: orientation).bottom
    switch (device.idiom, orientation.isPortrait) {
    case (.pad, true): (rowHeight, bottomInset) = (66, safeBottom)
    case (.pad, false): (rowHeight, bottomInset) = (88, safeBottom)
    case (_, true): (rowHeight, bottomInset) = (54, safeBottom > 0 ? max(75, safeBottom) : 0)
    case (_, false): (rowHeight, bottomInset) = (37.5, safeBottom)
    }
  }

  /// The height of rows and safe area.
  var height: CGFloat { rowHeight * CGFloat(Self.rowCount) + bottomInset }

  /// The frames of the keys of one row across a width: a space key takes what is left, a key that changes planes is one
  /// and a half as wide as a letter, and the return key twice.
  ///
  /// - Parameter unit: The width of a letter's key.
  static func frames(
    of keys: [KeyboardKey], unit: CGFloat, y: CGFloat, height: CGFloat, width: CGFloat
  ) -> [CGRect] {
    let fixed = keys.map { share(of: $0) }
    let used = fixed.reduce(0) { $0 + ($1 ?? 0) } * unit
    let rest = max(unit, width - used)
    let widths = fixed.map { $0.map { $0 * unit } ?? rest }
    var x = max(0, (width - widths.reduce(0, +)) / 2)
    return widths.map { keyWidth in
      defer { x += keyWidth }
      return CGRect(x: x, y: y, width: keyWidth, height: height)
    }
  }

  /// How many letters' keys a key is wide; `nil` for the one that takes what is left.
  private static func share(of key: KeyboardKey) -> CGFloat? {
    switch key {
    case .space: nil
    case .character: 1
    case .shift, .delete, .plane, .domain: 1.5
    case .return: 2
    }
  }
}
