import Expectations
import Foundation
import SwiftSources
import Testing

@testable import Porting

/// The facts about the toolkit's protocols, compared with the toolkit's own declarations: a new protocol or method
/// there also belongs in `Sources/Harness/Porting/Toolkit/Protocols`.
@Suite struct ToolkitProtocolTests {
  /// A protocol as the toolkit declares it.
  private struct Declaration {
    let type: TypeDeclaration
    let defaults: Set<String>

    var signatures: [String] { type.members.functions.map(\.signature) }
  }

  private static let declarations: [String: Declaration] = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../Sources/Toolkit/HeadlessUIKit")
      .standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let types = paths.filter { $0.hasSuffix(".swift") }.flatMap { path -> [TypeDeclaration] in
      let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
      return SourceOutline(TokenList(text)).allTypes
    }
    let extensions = Dictionary(grouping: types.filter { $0.kind == .extension }, by: \.name.text)
    let protocols = types.filter { $0.kind == .protocol && $0.isPublic }
    return Dictionary(
      uniqueKeysWithValues: protocols.map { type in
        let defaults = (extensions[type.name.text] ?? []).flatMap(\.members.functions).map(\.signature)
        return (type.name.text, Declaration(type: type, defaults: Set(defaults)))
      })
  }()

  private static let suffixes = [
    "Delegate", "DataSource", "FlowLayout", "Updating", "ItemSource", "AnimatedTransitioning",
    "InteractiveTransitioning",
  ]

  @Test func `Each protocol of the toolkit that is asked for methods is known, with all of them`() {
    let names = Self.declarations.keys.filter { name in Self.suffixes.contains { name.hasSuffix($0) } }
    expectEqual(ToolkitProtocol.all.keys.sorted(), names.sorted())
    for (name, declaration) in Self.declarations.sorted(by: { $0.key < $1.key }) where names.contains(name) {
      expectEqual(
        ToolkitProtocol.all[name]?.requirements.map(\.swiftName).sorted() ?? [],
        declaration.signatures.sorted(),
        "\(name)")
      let parents = declaration.type.inheritance.flatMap(\.components).filter { $0 != "AnyObject" }
      expectEqual(ToolkitProtocol.all[name]?.parent, parents.first, "\(name)")
    }
  }

  @Test func `Requirements without a default have what another class is given`() {
    for (name, declaration) in Self.declarations where ToolkitProtocol.all[name] != nil {
      let mandatory = declaration.signatures.filter { !declaration.defaults.contains($0) }
      guard mandatory.count < declaration.signatures.count else { continue }
      let given = (ToolkitProtocol.mandatory[name] ?? []).map { text in
        SourceOutline(TokenList("func \(text) {}")).members.functions.map(\.signature).joined()
      }
      expectEqual(given.sorted(), mandatory.sorted(), "\(name)")
    }
  }

  @Test func `A method that is known not to be called is none of the toolkit's`() {
    for (name, methods) in ToolkitProtocol.uncalled {
      let declared = Set(Self.declarations[name]?.signatures ?? ["no protocol"])
      expectFalse(declared.contains("no protocol"), "\(name)")
      expectEqual(methods.intersection(declared).sorted(), [], "\(name)")
    }
  }

  @Test func `A selector has the words that Swift leaves out`() {
    forEachRow([
      ("collectionView(_:layout:sizeForItemAt:)", "collectionView:layout:sizeForItemAtIndexPath:"),
      ("collectionView(_:layout:insetForSectionAt:)", "collectionView:layout:insetForSectionAtIndex:"),
      ("tableView(_:moveRowAt:to:)", "tableView:moveRowAtIndexPath:toIndexPath:"),
      ("viewForZooming(in:)", "viewForZoomingInScrollView:"),
      ("draw(_:in:)", "drawLayer:inContext:"),
      ("textFieldShouldReturn(_:)", "textFieldShouldReturn:"),
      ("animateTransition(using:)", "animateTransition:"),
      (
        "presentationController(forPresented:presenting:source:)",
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:"
      ),
      (
        "searchBar(_:shouldChangeTextIn:replacementText:)",
        "searchBar:shouldChangeTextInRange:replacementText:"
      ),
    ]) { name, selector in
      expectEqual(ToolkitProtocol.bySwiftName[name]?.map(\.selector), [selector])
    }
  }
}
