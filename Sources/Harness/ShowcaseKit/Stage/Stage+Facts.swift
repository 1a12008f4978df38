import HeadlessUIKit
import InterfaceDocuments
import RenderTree

extension Stage {
  /// Returns the animations of the application that began since the previous call of this method, in the order of
  /// their beginning, such as `0.25 s: OverlayView "Start your project" (position)`; equal ones in a row are one text,
  /// such as `0.2 s: UIView (alpha), 4 times`.
  ///
  /// The system's own, such as a pushed controller's, are not among them.
  package func takeAnimations() -> [String] { animationLog.take().withCountedRuns }

  /// Returns the texts that the use case looked up and that the showcase's catalogs lack, sorted, such as
  /// `"onboarding.skip" in Localizable (de)`, with the nearest key of a table that lacks one.
  package var missingTexts: [String] {
    application.missingTexts.map { text in
      let language = text.language.map { " (\($0))" } ?? ""
      let hint = text.nearest.map { "; the nearest is \(Self.quoted($0))" } ?? ""
      return "\(Self.quoted(text.key)) in \(text.table)\(language)\(hint)"
    }.sorted()
  }

  /// Returns the beginning of a key, which may be a whole text, as a literal.
  private static func quoted(_ key: String) -> String { RenderValue.string(key.cut(at: 80)).text }

  /// Returns the resources that the use case asked for and that are not there, or that cannot be read, sorted, such as
  /// `the color "Brnad" is in no asset catalog; the nearest is "Brand"`.
  package var resourceFaults: [String] { application.resourceFaults.map(\.description).sorted() }

  /// Returns what the app's files of Interface Builder have and the stage does not know, sorted, such as
  /// `Main.storyboard:12:9: the element 'sceneKitView' is not known`.
  package var interfaceFaults: [String] {
    application.environment.interfaceFiles.faults.map(\.description).sorted()
  }

  /// Returns the code that is not compiled here and that the use case came across, with the reasons, sorted, such as
  /// `List.load() "store.refresh()": cannot find 'store' in scope`.
  package var skippedCode: [String] { application.skippedCode }

  /// Returns the requests of an unprepared use case that had no route, sorted and once each, such as
  /// `GET https://example.org/news`.
  package var unansweredRequests: [String] { application.environment.urlLoader.unansweredRequests.sorted() }

  /// Returns the constraints that were broken since the previous call of this method, each once, in the order in
  /// which they broke.
  package func takeBrokenConstraints() -> [BrokenConstraintText] {
    defer { application.brokenConstraints = [] }
    var seen: Set<BrokenConstraintText> = []
    return application.brokenConstraints.compactMap { broken in
      let name = broken.view.map(\.nodeName) ?? broken.viewName
      let text = BrokenConstraintText(node: name, conflict: broken.text)
      return seen.insert(text).inserted ? text : nil
    }
  }
}

/// A constraint that was broken, in words.
///
///     let broken = BrokenConstraintText(node: "UIView #card", conflict: "UIView.height == 44")
///     broken.isShown(in: tree)  // Whether the tree says so.
package struct BrokenConstraintText: Hashable, Sendable {
  /// The type, and the identifier or the first text, of the view that reports it.
  package let node: String
  /// The constraint and the ones that it contradicts.
  package let conflict: String

  /// Whether a tree shows the conflict as `unsatisfiable`.
  package func isShown(in tree: RenderNode) -> Bool {
    tree.attributes.contains { $0.name == "unsatisfiable" && $0.value == .string(conflict) }
      || tree.children.contains(where: isShown)
  }
}

extension [String] {
  /// The texts with equal ones in a row as one, followed by their number.
  ///
  ///     ["a", "a", "b"].withCountedRuns  // ["a, 2 times", "b"]
  package var withCountedRuns: [String] {
    var runs: [(text: String, count: Int)] = []
    for text in self {
      if runs.last?.text == text { runs[runs.count - 1].count += 1 } else { runs.append((text, 1)) }
    }
    return runs.map { $0.count == 1 ? $0.text : "\($0.text), \($0.count) times" }
  }
}
