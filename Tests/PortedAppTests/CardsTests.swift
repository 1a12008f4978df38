import Expectations
import PortedApp
import ShowcaseKit
import Testing
import UIKit

/// An app's texts, colors, data and `Info.plist`, in files that also import Foundation.
@MainActor
@Suite struct CardsTests {
  private func stage(_ language: String) throws -> (stage: Stage, controller: CardsViewController) {
    var configuration = StageConfiguration.iPhone
    configuration.environment.languages = [language]
    let stage = try Stage(UseCase("Cards", of: CardsViewController.self), configuration: configuration)
    let controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? CardsViewController)
    }
    return (stage, controller)
  }

  @Test func `Texts are in the language of the stage, with the form of their number`() throws {
    let (german, controller) = try stage("de")
    let name = try #require(controller.lines.dropFirst(7).first)
    expectEqual(
      controller.lines,
      [
        "Karten", "Karten", "Karten", "1 Karte", "2 Karten", "Karten", "1 Karte", name, "1.2", "ace king",
      ])
    expectEqual(name, "PortedApp")
    german.run { expectEqual(Texts.title, "Karten") }
    let (english, other) = try stage("en")
    expectEqual(other.lines.prefix(5), ["Cards", "Cards", "Cards", "1 card", "2 cards"])
    english.run {
      expectEqual(Texts.title, "Cards")
      expectEqual(Texts.missing, "titel")
      expectNil(UIColor(named: "Brnad"))
      expectEqual(UIFont(name: "Sample-Bold", size: 10)?.familyName, "Sample")
      expectEqual(UIFont.fontNames(forFamilyName: "Sample"), ["Sample-Bold"])
    }
    expectEqual(english.missingTexts, ["\"titel\" in Localizable; the nearest is \"title\""])
    expectEqual(
      english.resourceFaults, ["the color \"Brnad\" is in no asset catalog; the nearest is \"Brand\""])
    expectEqual(other.view.backgroundColor?.cgColor.components, [1, 128 / 255, 0, 1])
  }
}
