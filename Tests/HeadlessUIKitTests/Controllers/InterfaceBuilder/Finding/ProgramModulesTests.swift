import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct ProgramModulesTests {
  private let bundles = [
    "/b/Other_Cards.resources", "/b/my_app_My-App.resources", "/b/app_Ünïcode.resources",
  ]

  private func own(_ symbols: String...) -> [String] {
    ProgramModules { text in symbols.contains { "\($0)\0".contains(text) } }.own(bundles)
  }

  @Test func `A bundle counts if the program has something of its module`() {
    expectEqual(own("$s6My_App4ListC", "main"), Array(bundles.dropFirst()))
    expectEqual(own("$s10Foundation6BundleC5CardsE6moduleACvgZ"), [bundles[0], bundles[2]])
    // A longer name, and a name that only mentions the module, are others.
    expectEqual(own("$s8CardsKit4ListC", "5Cards"), [bundles[2]])
  }

  @Test func `A bundle counts if the program has the marker of its module, whatever the name`() {
    let mine = "/b/App_MyKitManagerKit.resources"
    let modules = { (symbol: String) in
      ProgramModules { text in "\0\(symbol)\0".contains(text) }.own([mine])
    }
    expectEqual(modules("showcase_module_MyKitManagerKit"), [mine])
    expectEqual(modules("showcase_module_MyKitManagerKitUI"), [])
    // The word `Kit` is a substitution in mangled symbols.
    expectEqual(modules("$s05MyKitA7ManagerAA0B0C"), [])
  }

  @Test func `This program's own bundles are among those beside it`() {
    let folders = BundleFolders.of(nil)
    for module in ["Onboarding", "FocusUI"] {
      expectTrue(folders.contains { $0.hasSuffix("Showcase_\(module).resources") }, "\(folders)")
    }
  }
}
