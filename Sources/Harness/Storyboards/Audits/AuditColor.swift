import Foundation
import RenderTree

/// A color with its parts from 0 to 1, as an audit computes with it.
///
///     let gray = AuditColor("#777777")
///     gray?.contrast(with: .white)  // 4.48
struct AuditColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let clear = AuditColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let white = AuditColor(red: 1, green: 1, blue: 1, alpha: 1)
}

extension AuditColor {
  /// Reads `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    guard text.hasPrefix("#"), [7, 9].contains(text.utf8.count),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let bits = text.utf8.count == 7 ? number << 8 | 0xFF : number
    let parts = [24, 16, 8, 0].map { Double(bits >> UInt32($0) & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// `#RRGGBB`, without the opacity.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// Returns the color that is seen where this one is in front of another one.
  func over(_ other: AuditColor) -> AuditColor {
    let share = other.alpha * (1 - alpha)
    let whole = alpha + share
    guard whole > 0 else { return .clear }
    func part(_ path: KeyPath<AuditColor, Double>) -> Double {
      (self[keyPath: path] * alpha + other[keyPath: path] * share) / whole
    }
    return AuditColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: whole)
  }

  /// Returns the color with its opacity multiplied.
  func faded(by opacity: Double) -> AuditColor {
    var color = self
    color.alpha *= opacity
    return color
  }
}

// By the definitions of the Web Content Accessibility Guidelines 2.1.
extension AuditColor {
  /// Returns the contrast with an opaque color, from 1 for the same color to 21 for black and white.
  func contrast(with other: AuditColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  private var luminance: Double {
    0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
  }

  /// Returns the linear light of a part.
  private static func light(_ part: Double) -> Double {
    part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
