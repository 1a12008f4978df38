import Foundation

/// The dimensions of the software keyboard in points.
///
/// They are those of iOS without the suggestions: four rows of 54 points on a phone in portrait, as
/// wide as the screen. Below the rows is the safe area, or at least 75 points for the globe and
/// microphone keys on a phone with a home indicator. That phone's keyboard is `4 * 54 + 75 = 291`
/// points high.
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

  /// The height of the rows and the area below them.
  var height: CGFloat { rowHeight * CGFloat(Self.rowCount) + bottomInset }

  /// Returns the frames of the keys in a row. A space key takes the remaining width; keys that
  /// change planes are one and a half times as wide as a letter's, and the return key is twice as
  /// wide.
  ///
  /// - Parameters:
  ///   - keys: The keys of the row.
  ///   - unit: The width of a letter's key in points.
  ///   - y: The top of the row.
  ///   - height: The height of the row.
  ///   - width: The width of the keyboard.
  static func frames(
    of keys: [KeyboardKey], unit: CGFloat, y: CGFloat, height: CGFloat, width: CGFloat
  ) -> [CGRect] {
    let fixed = keys.map { share(of: $0) }
    let used = fixed.reduce(0) { $0 + ($1 ?? 0) } * unit
    // The space key stays usable even if the row is too narrow.
    let rest = max(unit, width - used)
    let widths = fixed.map { $0.map { $0 * unit } ?? rest }
    var x = max(0, (width - widths.reduce(0, +)) / 2)
    return widths.map { keyWidth in
      defer { x += keyWidth }
      return CGRect(x: x, y: y, width: keyWidth, height: height)
    }
  }

  /// Returns the width of a key in units of a letter's key; `nil` for the space key, which takes
  /// the remaining width.
  private static func share(of key: KeyboardKey) -> CGFloat? {
    switch key {
    case .space: nil
    case .character: 1
    case .shift, .delete, .plane, .domain: 1.5
    case .return: 2
    }
  }
}
