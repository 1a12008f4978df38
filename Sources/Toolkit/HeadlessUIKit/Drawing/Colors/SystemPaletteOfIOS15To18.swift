/// The values of UIKit's named colors in iOS 15 to 18, which follow the traits.
///
/// A row has the values in light, in dark, and both again with increased contrast, each as `0xRRGGBB` and an
/// opacity in percent. Colors that content above other content has otherwise in the dark end with these
/// values, with normal and with increased contrast; in light, no color depends on the level.
///
///     SystemPaletteOfIOS15To18.systemRed.color(in: UITraitCollection(userInterfaceStyle: .dark))  // 0xFF453A
enum SystemPaletteOfIOS15To18 {
  // For text and lines.
  static let label = row((0x000000, 100), (0xFFFFFF, 100), (0x000000, 100), (0xFFFFFF, 100))
  static let secondaryLabel = row((0x3C3C43, 60), (0xEBEBF5, 60), (0x3C3C43, 68), (0xEBEBF5, 68))
  static let tertiaryLabel = row((0x3C3C43, 30), (0xEBEBF5, 30), (0x3C3C43, 38), (0xEBEBF5, 38))
  static let quaternaryLabel = row((0x3C3C43, 18), (0xEBEBF5, 16), (0x3C3C43, 26), (0xEBEBF5, 24))
  static let placeholderText = row((0x3C3C43, 30), (0xEBEBF5, 30), (0x3C3C43, 38), (0xEBEBF5, 38))
  static let link = row((0x007AFF, 100), (0x0984FF, 100), (0x007AFF, 100), (0x0984FF, 100))
  static let separator = row((0x3C3C43, 29), (0x545458, 60), (0x3C3C43, 37), (0x545458, 68))
  static let opaqueSeparator = row((0xC6C6C8, 100), (0x38383A, 100), (0xC6C6C8, 100), (0x38383A, 100))

  // For areas.
  static let systemBackground = row(
    (0xFFFFFF, 100), (0x000000, 100), (0xFFFFFF, 100), (0x000000, 100), elevated: (0x1C1C1E, 100),
    (0x242426, 100))
  static let secondarySystemBackground = row(
    (0xF2F2F7, 100), (0x1C1C1E, 100), (0xEBEBF0, 100), (0x242426, 100), elevated: (0x2C2C2E, 100),
    (0x363638, 100))
  static let tertiarySystemBackground = row(
    (0xFFFFFF, 100), (0x2C2C2E, 100), (0xFFFFFF, 100), (0x363638, 100), elevated: (0x3A3A3C, 100),
    (0x444446, 100))
  static let systemGroupedBackground = row(
    (0xF2F2F7, 100), (0x000000, 100), (0xEBEBF0, 100), (0x000000, 100), elevated: (0x1C1C1E, 100),
    (0x242426, 100))
  static let secondarySystemGroupedBackground = row(
    (0xFFFFFF, 100), (0x1C1C1E, 100), (0xFFFFFF, 100), (0x242426, 100), elevated: (0x2C2C2E, 100),
    (0x363638, 100))
  static let tertiarySystemGroupedBackground = row(
    (0xF2F2F7, 100), (0x2C2C2E, 100), (0xEBEBF0, 100), (0x363638, 100), elevated: (0x3A3A3C, 100),
    (0x444446, 100))
  static let systemFill = row((0x787880, 20), (0x787880, 36), (0x787880, 28), (0x787880, 44))
  static let secondarySystemFill = row((0x787880, 16), (0x787880, 32), (0x787880, 24), (0x787880, 40))
  static let tertiarySystemFill = row((0x767680, 12), (0x767680, 24), (0x767680, 20), (0x767680, 32))
  static let quaternarySystemFill = row((0x747480, 8), (0x767680, 18), (0x747480, 16), (0x767680, 26))

  // Hues and grays.
  static let systemRed = row((0xFF3B30, 100), (0xFF453A, 100), (0xD70015, 100), (0xFF6961, 100))
  static let systemOrange = row((0xFF9500, 100), (0xFF9F0A, 100), (0xC93400, 100), (0xFFB340, 100))
  static let systemYellow = row((0xFFCC00, 100), (0xFFD60A, 100), (0xA05A00, 100), (0xFFD426, 100))
  static let systemGreen = row((0x34C759, 100), (0x30D158, 100), (0x248A3D, 100), (0x30DB5B, 100))
  static let systemMint = row((0x00C7BE, 100), (0x63E6E2, 100), (0x0C817B, 100), (0x66D4CF, 100))
  static let systemTeal = row((0x30B0C7, 100), (0x40C8E0, 100), (0x008299, 100), (0x5DE6FF, 100))
  static let systemCyan = row((0x32ADE6, 100), (0x64D2FF, 100), (0x0071A4, 100), (0x70D7FF, 100))
  static let systemBlue = row((0x007AFF, 100), (0x0A84FF, 100), (0x0040DD, 100), (0x409CFF, 100))
  static let systemIndigo = row((0x5856D6, 100), (0x5E5CE6, 100), (0x3634A3, 100), (0x7D7AFF, 100))
  static let systemPurple = row((0xAF52DE, 100), (0xBF5AF2, 100), (0x8944AB, 100), (0xDA8FFF, 100))
  static let systemPink = row((0xFF2D55, 100), (0xFF375F, 100), (0xD30F45, 100), (0xFF6482, 100))
  static let systemBrown = row((0xA2845E, 100), (0xAC8E68, 100), (0x7F6545, 100), (0xB59469, 100))
  static let tintColor = row((0x007AFF, 100), (0x0A84FF, 100), (0x0040DD, 100), (0x409CFF, 100))
  static let systemGray = row((0x8E8E93, 100), (0x8E8E93, 100), (0x6C6C70, 100), (0xAEAEB2, 100))
  static let systemGray2 = row((0xAEAEB2, 100), (0x636366, 100), (0x8E8E93, 100), (0x7C7C80, 100))
  static let systemGray3 = row((0xC7C7CC, 100), (0x48484A, 100), (0xAEAEB2, 100), (0x545456, 100))
  static let systemGray4 = row((0xD1D1D6, 100), (0x3A3A3C, 100), (0xBCBCC0, 100), (0x444446, 100))
  static let systemGray5 = row((0xE5E5EA, 100), (0x2C2C2E, 100), (0xD8D8DC, 100), (0x363638, 100))
  static let systemGray6 = row((0xF2F2F7, 100), (0x1C1C1E, 100), (0xEBEBF0, 100), (0x242426, 100))
}
