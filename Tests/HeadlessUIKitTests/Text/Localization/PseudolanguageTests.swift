import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct PseudolanguageTests {
  @Test func `Texts are changed, arguments and formats without them are not`() throws {
    forEachRow([
      (Pseudolanguage.accented, "Ñåɱé: Ann %@"), (.bounded, "[# Name: Ann %@ #]"),
      (.doubleLength, "Name: Ann %@ Name: Ann %@"), (.rightToLeft, "Name: Ann %@"),
      (.rightToLeftStrings, "\u{202E}Name: Ann %@\u{202C}"), (.uppercase, "NAME: Ann %@"),
    ]) { pseudolanguage, text in
      let catalog = try StringCatalog.sample(#""Name: %@ %%@" : {}"#)
      expectEqual(catalog.text("Name: %@ %%@", "en", "Ann", as: pseudolanguage), text)
    }
    let catalog = try StringCatalog.sample("")
    expectEqual(catalog.text("%lld of %1$@", "en", as: .accented), "%lld öƒ %1$@")
  }

  @Test func `Every letter has an accent of its own`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let accented = Pseudolanguage.accented.applied(toLetters: letters)
    expectEqual(Set(accented).count, letters.count)
    #expect(Set(accented).isDisjoint(with: letters))
  }
}
