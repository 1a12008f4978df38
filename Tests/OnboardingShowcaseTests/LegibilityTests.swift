import Audits
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import OnboardingShowcase

/// Whether everybody can read the first screens, in whatever language and size.
@Suite @MainActor struct LegibilityTests {
  nonisolated private static let languages = [
    "cs", "de", "en", "es", "fi", "fr", "hu", "it", "ja", "nb", "nl", "pl", "pt-BR", "ru", "sv", "th", "tr",
    "uk", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The choice of templates, and the first step of a board of each.
  private static let firstScreens = [
    "Five templates", "Plan an event", "Track a goal", "Manage a project", "Increase productivity",
    "Something else",
  ]

  /// The texts that are cut on a use case's first screen.
  private func clippedTexts(
    of name: String, in language: String, at size: UIContentSizeCategory = .large
  ) throws -> [String] {
    var configuration = StageConfiguration(name: "any", contentSizeCategory: size)
    configuration.environment.languages = [language]
    let useCase = try #require(onboarding.useCases.first { $0.name == name })
    let stage = try Stage(useCase, in: onboarding, configuration: configuration)
    return stage.renderTree(.audit).auditFindings.filter { $0.rule == .clippedText }
      .map { "\(language) \($0.place)" }
  }

  @Test(arguments: languages)
  func `No text is cut in the usual size`(language: String) throws {
    let clipped = try Self.firstScreens.flatMap { try clippedTexts(of: $0, in: language) }
    #expect(clipped == [])
  }

  @Test(arguments: languages)
  func `Labels and buttons are not cut in the largest size either`(language: String) throws {
    let clipped = try ["Five templates", "Manage a project"].flatMap {
      try clippedTexts(of: $0, in: language, at: .accessibilityExtraExtraExtraLarge)
    }
    #expect(clipped == Self.clippedInLargestSize[language] ?? [])
  }

  /// What is cut in the largest size, by language.
  private static let clippedInLargestSize: [String: [String]] = [:]
}
