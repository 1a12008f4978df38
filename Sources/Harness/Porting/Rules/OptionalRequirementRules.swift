import SwiftSources

extension PortingRule {
  /// Gives optional requirements a default in an extension behind the protocol.
  static let optionalRequirements = PortingRule { file, _ in
    var changes = Changes()
    for type in file.outline.members.types where type.kind == .protocol && type.hasOptionalRequirements {
      for index in type.body where file.tokens[index].is("optional") && file.isBeforeDeclaration(index) {
        changes.edits.append(.blank(file.tokens[index].range))
      }
      let defaults = file.defaults(of: type)
      changes.findings += defaults.findings
      guard !defaults.members.isEmpty, file.list.has("}", at: type.body.upperBound) else { continue }
      let access = type.isPublic ? "public " : ""
      changes.edits.append(
        .insert(
          "; \(access)extension \(type.name.text) { \(defaults.members.joined(separator: "; ")) }",
          at: file.tokens[type.body.upperBound].range.upperBound))
    }
    return changes
  }

  /// Calls optional requirements without a question mark, since each has a default now.
  static let optionalCalls = PortingRule { file, app in
    let names = app.optionalRequirements.union(requirementsOfUIKit)
    var changes = Changes()
    for index in file.tokens.indices.dropFirst()
    where file.list.hasSequence(["?", "("], at: index + 1) && file.list.has(".", at: index - 1) {
      let (name, mark) = (file.tokens[index], file.tokens[index + 1])
      guard name.isName, names.contains(name.text), mark.touchesPrevious else { continue }
      changes.edits.append(SourceEdit(mark.range, ""))
    }
    return changes
  }

  /// The methods of UIKit's own protocols that apps call on delegates; the toolkit has defaults for them.
  private static let requirementsOfUIKit: Set<String> = [
    "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin", "navigationController",
    "numberOfSections", "pickerView", "presentationController", "presentationControllerDidDismiss",
    "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
    "presentationControllerDidAttemptToDismiss", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
    "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "searchBar",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "tabBarController", "tableView", "textField", "textFieldDidBeginEditing", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "webView",
  ]
}

extension TypeDeclaration {
  fileprivate var hasOptionalRequirements: Bool {
    members.functions.contains { $0.modifiers.words.contains("optional") }
      || members.properties.contains { $0.modifiers.words.contains("optional") }
  }
}

extension SourceOutline {
  /// The names of the optional methods of protocols.
  var optionalRequirements: [String] {
    allTypes.filter { $0.kind == .protocol }.flatMap(\.members.functions)
      .filter { $0.modifiers.words.contains("optional") }.map(\.name.text)
  }
}

extension AppFile {
  fileprivate func isBeforeDeclaration(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1)
      && ["func", "var", "static", "@", "init", "mutating"].contains(tokens[index + 1].text)
  }

  /// The defaults of a protocol's optional requirements, and those that have none.
  fileprivate func defaults(of type: TypeDeclaration) -> (members: [String], findings: [PortingFinding]) {
    var (members, findings) = ([String](), [PortingFinding]())
    for function in type.members.functions where function.modifiers.words.contains("optional") {
      let isOptional = function.result.map { ["?", "!"].contains($0.tokens.last?.text) }
      guard isOptional != false else {
        findings.append(finding(atRequirement: function.name))
        continue
      }
      members.append(source(of: function.range) + (isOptional == nil ? " {}" : " { nil }"))
    }
    for property in type.members.properties where property.modifiers.words.contains("optional") {
      guard let type = property.type, ["?", "!"].contains(type.tokens.last?.text) else {
        findings.append(finding(atRequirement: property.name))
        continue
      }
      members.append("var \(property.name.text): \(type.tokens.map(\.text).joined()) { nil }")
    }
    return (members, findings)
  }

  private func finding(atRequirement name: SwiftToken) -> PortingFinding {
    finding(
      at: name, "the optional requirement '\(name.text)' has no default",
      instead: "a result that is optional, or an extension of the protocol with a default")
  }
}
