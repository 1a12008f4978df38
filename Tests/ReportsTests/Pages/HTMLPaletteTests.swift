import Expectations
import Foundation
import Testing

@testable import Reports

@Suite struct HTMLPaletteTests {
  /// The colors of texts and of their backgrounds.
  static let pairs: [(text: HTMLPalette, behind: HTMLPalette)] =
    [HTMLPalette.page, .card, .raised].flatMap { behind in
      [HTMLPalette.text, .muted, .link].map { ($0, behind) }
    } + [(.good, .goodFill), (.bad, .badFill), (.warn, .warnFill), (.page, .text)]

  @Test
  func `Texts stand out from what is behind them by 4.5 to 1, edges, badges and marks by 3 to 1`() throws {
    forEachRow(Self.pairs) { text, behind in
      for (color, background) in [(text.light, behind.light), (text.dark, behind.dark)] {
        let ratio = try contrast(of: color, on: background)
        expectTrue(ratio >= 4.5, "\(color) on \(background): \(ratio)")
      }
    }

    for (edge, behind) in [
      (HTMLPalette.muted, HTMLPalette.page), (.link, .page), (.link, .card), (.bad, .page),
    ] {
      #expect(try contrast(of: edge.light, on: behind.light) >= 3, "\(edge) on \(behind)")
      #expect(try contrast(of: edge.dark, on: behind.dark) >= 3, "\(edge) on \(behind)")
    }

    forEachRow(TreeMark.allCases) { mark in
      expectTrue(try contrast(of: mark.color, on: "#ffffff") >= 3)
      expectTrue(HTMLStyle.text.contains(".mark.\(mark){stroke:\(mark.color)}"), "\(HTMLStyle.text)")
    }
  }

  private func contrast(of color: String, on background: String) throws -> Double {
    let values = [try luminance(color), try luminance(background)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  /// The relative luminance, as WCAG 2 defines it.
  private func luminance(_ color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [number >> 16, number >> 8 & 255, number & 255].map { value -> Double in
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
