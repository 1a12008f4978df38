import SwiftSources

extension PortingRule {
  /// Gives optional requirements a default in an extension after the protocol.
  static let optionalRequirements = PortingRule { file, _ in
    var changes = Changes()
    for type in file.outline.members.types where type.kind == .protocol && type.hasOptionalRequirements {
      for index in type.body where file.tokens[index].is("optional") && file.isBeforeDeclaration(index) {
        changes.edits.append(.blank(file.tokens[index].range))
      }
      let defaults = file.defaults(of: type)
      guard !defaults.isEmpty, file.list.has("}", at: type.body.upperBound) else { continue }
      let access = type.isPublic ? "public " : ""
      changes.edits.append(
        .insert(
          "; \(access)extension \(type.name.text) { \(defaults.joined(separator: "; ")) }",
          at: file.tokens[type.body.upperBound].range.upperBound))
    }
    return changes
  }

  /// Calls optional requirements without a question mark, since each now has a default.
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

  /// The methods of UIKit's protocols that apps call on delegates; the toolkit has defaults for them.
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
    members.functions.contains(where: \.modifiers.isOptional)
      || members.properties.contains(where: \.modifiers.isOptional)
  }
}

extension SourceOutline {
  /// The names of the optional methods of protocols.
  var optionalRequirements: [String] {
    allTypes.filter { $0.kind == .protocol }.flatMap(\.members.functions)
      .filter(\.modifiers.isOptional).map(\.name.text)
  }
}

extension AppFile {
  fileprivate func isBeforeDeclaration(_ index: Int) -> Bool {
    tokens.indices.contains(index + 1)
      && ["func", "var", "static", "@", "init", "mutating"].contains(tokens[index + 1].text)
  }

  /// Returns the defaults of a protocol's optional requirements that have an optional result or none.
  fileprivate func defaults(of type: TypeDeclaration) -> [String] {
    let functions = type.members.functions.filter {
      $0.modifiers.isOptional && $0.result?.isOptional != false
    }
    let properties = type.members.properties.filter { $0.modifiers.isOptional && $0.type?.isOptional == true }
    return functions.map { source(of: $0.range) + ($0.result == nil ? " {}" : " { nil }") }
      + properties.map { property in
        "var \(property.name.text): \((property.type?.tokens ?? []).map(\.text).joined()) { nil }"
      }
  }
}
