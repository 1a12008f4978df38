import Expectations
import HeadlessUIKit
import ShowcaseKit
import Storyboards
import Testing

@testable import OnboardingShowcase

/// Whether the first screens are legible in all languages and text sizes.
@Suite @MainActor struct LegibilityTests {
  nonisolated private static let languages = [
    "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv", "th", "tr",
    "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The truncated texts on a use case's first screen.
  private func clippedTexts(
    of name: String, in language: String, at size: UIContentSizeCategory = .large
  ) throws -> [String] {
    var configuration = StageConfiguration(name: "any", contentSizeCategory: size)
    configuration.environment.languages = [language]
    let useCase = try #require(onboarding.useCases.first { $0.name == name })
    let stage = try Stage(useCase, in: onboarding, configuration: configuration)
    return stage.renderTree(.audit).auditFindings.filter { $0.rule == .clippedText }
      .map(\.address)
  }

  @Test func `No text is cut in the usual size, and those of a list in the largest one`() {
    forEachRow(Self.languages) { language in
      expectEqual(try clippedTexts(of: "Five templates", in: language), [])
      expectEqual(try clippedTexts(of: "Manage a project", in: language), [])
    }
    forEachRow(Clipped.all) { clipped in
      let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
      let templates = try clippedTexts(of: "Five templates", in: clipped.language, at: size)
      expectEqual(templates, ["UIButton \"\(clipped.skip)\""])
      let board = try clippedTexts(of: "Manage a project", in: clipped.language, at: size)
      // There is a second one in the sidebar, which a phone does not show.
      let go = clipped.go.map { "GoButton \"\($0)\" 1" }
      expectEqual(board, [go].compactMap(\.self))
    }
  }
}

/// The truncated texts of a language at the largest size, for a language of each script; `nil` if the text fits.
struct Clipped: Sendable {
  let language: String
  /// The button below the templates.
  let skip: String
  /// The button of the first overlay.
  let go: String?

  private init(in language: String, skip: String, go: String?) {
    self.language = language
    self.skip = skip
    self.go = go
  }

  static let all = [
    Clipped(in: "en", skip: "Skip and Go to Trello", go: "Name Your Board"),
    Clipped(in: "de", skip: "Überspringen und zu Trello", go: "Board benennen"),
    Clipped(
      in: "ru", skip: "Пропустить и перейти в Trello", go: "Назвать доску"),
    Clipped(in: "ja", skip: "スキップして Trello へ", go: "ボードに名前を付ける"),
    Clipped(in: "th", skip: "ข้ามแล้วไปที่ Trello", go: nil),
    Clipped(in: "zh-Hant", skip: "略過，直接前往 Trello", go: nil),
  ]
}
