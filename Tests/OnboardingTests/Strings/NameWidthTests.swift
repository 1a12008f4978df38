import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

/// Whether the names of templates fit on a phone, at the default text size.
@Suite @MainActor struct NameWidthTests {
  private static let screenWidth: CGFloat = 390

  @Test func `The name of a board fits its field`() {
    forEachRow(languages) { language in
      let width = Self.screenWidth - 2 * Stylesheet.Board.margin - 2 * Stylesheet.Board.nameMargin
      expectEqual(try cutNames(language, /_board_name$/, in: .boardName, width: width), [])
    }
  }

  @Test func `The names of lists and cards fit a list`() {
    forEachRow(languages) { language in
      let width = Stylesheet.List.width - 2 * Stylesheet.List.innerMargin
      expectEqual(try cutNames(language, /_list_\d_name$/, in: .listName, width: width), [])
      expectEqual(try cutNames(language, /_card_\d_name$/, in: .cardTitle, width: width), [])
    }
  }

  /// The names of a kind that are truncated in a field.
  private func cutNames(
    _ language: String, _ kind: Regex<Substring>, in font: @autoclosure () -> UIFont, width: CGFloat
  ) throws -> [String] {
    let table = try StringCatalog.onboardingTable
    var cut: [String] = []
    try inApplication {
      let field = RoundedBorderedTextField(font: font(), textColor: .ink, borderColor: .fieldBlue)
      let room = field.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 100))
      for key in table.keys where key.contains(kind) {
        let label = UILabel(frame: room)
        label.font = field.font ?? label.font
        label.text = table.text(key, language)
        if label.truncatedText != nil { cut.append(table.text(key, language)) }
      }
    }
    return cut
  }
}
