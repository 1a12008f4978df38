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
      .map(\.place)
  }

  @Test(arguments: languages)
  func `No text is cut in the usual size`(language: String) throws {
    let clipped = try Self.firstScreens.flatMap { try clippedTexts(of: $0, in: language) }
    #expect(clipped == [])
  }

  /// The buttons keep to one line, and the board's name is in a field.
  @Test(arguments: Clipped.all)
  func `What is cut in the largest size is known`(clipped: Clipped) throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let templates = try clippedTexts(of: "Five templates", in: clipped.language, at: size)
    #expect(templates == ["UIButton \"\(clipped.skip)\""])
    let board = try clippedTexts(of: "Manage a project", in: clipped.language, at: size)
    let name = clipped.boardName.map { "RoundedBorderedTextField \"\($0)\"" }
    // There is a second one in the sidebar that a telephone does not show.
    let go = clipped.go.map { "GoButton \"\($0)\" 1 of 2" }
    #expect(board == [name, go].compactMap(\.self))
  }

  @Test func `All languages are looked at in the largest size`() {
    #expect(Clipped.all.map(\.language) == Self.languages)
  }
}

/// The texts of a language that are cut in the largest size; `nil` where the text fits.
struct Clipped: Sendable {
  let language: String
  /// The button below the templates.
  let skip: String
  let boardName: String?
  /// The button of the first overlay.
  let go: String?

  private init(in language: String, skip: String, boardName: String?, go: String?) {
    self.language = language
    self.skip = skip
    self.boardName = boardName
    self.go = go
  }

  static let all = [
    Clipped(
      in: "cs", skip: "Přeskočit a přejít do Trella", boardName: "Uvedení produktu na trh",
      go: "Pojmenovat nástěnku"),
    Clipped(in: "de", skip: "Überspringen und zu Trello", boardName: "Markteinführung", go: "Board benennen"),
    Clipped(in: "en", skip: "Skip and Go to Trello", boardName: "Product Launch", go: "Name Your Board"),
    Clipped(
      in: "es", skip: "Omitir e ir a Trello", boardName: "Lanzar un producto", go: "Poner nombre al tablero"),
    Clipped(in: "fi", skip: "Ohita ja siirry Trelloon", boardName: "Tuotteen lanseeraus", go: nil),
    Clipped(
      in: "fr", skip: "Ignorer et aller sur Trello", boardName: "Lancement de produit",
      go: "Nommer le tableau"),
    Clipped(
      in: "hu", skip: "Kihagyás, és irány a Trello", boardName: "Termékbevezetés", go: "Tábla elnevezése"),
    Clipped(
      in: "it", skip: "Salta e vai a Trello", boardName: "Lancio del prodotto", go: "Dai un nome alla bacheca"
    ),
    Clipped(in: "ja", skip: "スキップして Trello へ", boardName: nil, go: "ボードに名前を付ける"),
    Clipped(
      in: "nb", skip: "Hopp over og gå til Trello", boardName: "Produktlansering", go: "Gi tavlen et navn"),
    Clipped(
      in: "nl", skip: "Overslaan en naar Trello", boardName: "Productlancering", go: "Geef je bord een naam"),
    Clipped(
      in: "pl", skip: "Pomiń i przejdź do Trello", boardName: "Premiera produktu", go: "Nazwij tablicę"),
    Clipped(
      in: "pt-BR", skip: "Pular e ir para o Trello", boardName: "Lançamento de produto",
      go: "Dar nome ao quadro"),
    Clipped(
      in: "ru", skip: "Пропустить и перейти в Trello", boardName: "Запуск продукта", go: "Назвать доску"),
    Clipped(
      in: "sv", skip: "Hoppa över och gå till Trello", boardName: "Produktlansering", go: "Namnge din tavla"),
    Clipped(in: "th", skip: "ข้ามแล้วไปที่ Trello", boardName: nil, go: nil),
    Clipped(in: "tr", skip: "Atla ve Trello’ya git", boardName: "Ürün Lansmanı", go: "Panoya Ad Ver"),
    Clipped(
      in: "uk", skip: "Пропустити й перейти до Trello", boardName: "Запуск продукту", go: "Назвати дошку"),
    Clipped(in: "vi", skip: "Bỏ qua và đến Trello", boardName: "Ra mắt sản phẩm", go: nil),
    Clipped(in: "zh-Hans", skip: "跳过，直接前往 Trello", boardName: nil, go: nil),
    Clipped(in: "zh-Hant", skip: "略過，直接前往 Trello", boardName: nil, go: nil),
  ]
}
