extension GREYError {
  /// Why it failed, in EarlGrey's words.
  public var reasonText: String {
    switch reason {
    case .elementNotFound: "Interaction cannot continue because the desired element was not found."
    case .constraintsFailed: "Cannot perform action due to constraint(s) failure."
    case .actionFailed(let failure): failure.reason
    case .assertionFailed: "Element does not meet assertion criteria:"
    case .assertionBlockFailed(let reason): reason
    case .notIdle(_, let seconds): "App not idle within \(GREYNumber.short(seconds)) seconds."
    case .searchTimedOut(let seconds):
      "Interaction timed out after \(GREYNumber.short(seconds)) seconds while searching for element."
    case .searchFailed: "Search action failed. Look at the underlying error."
    case .multipleElementsMatched:
      """
      Multiple elements were matched. Please use selection matchers to narrow the selection down to a single \
      element.
      """
    case .indexOutOfBounds(let index, let count):
      "\(count) elements were matched, but element at index \(index) was requested."
    }
  }

  /// What a user could do about it.
  var hint: String? {
    switch reason {
    case .elementNotFound:
      "Check if the element exists in the UI hierarchy below, and adjust the matcher so that it finds the element."
    case .constraintsFailed: "Adjust the element so that it meets the action's constraints."
    case .multipleElementsMatched(let lines): Self.narrowing(lines)
    case .indexOutOfBounds(_, let count): "Please use an element index from 0 to \(count - 1)."
    case .notIdle(let resources, _): BusyResource.report(resources)
    case .searchTimedOut: "Increase timeout for matching element."
    case .actionFailed, .assertionFailed, .assertionBlockFailed, .searchFailed: nil
    }
  }

  private static func narrowing(_ lines: [String]) -> String {
    let classHint: String? =
      if lines.contains(where: { $0.hasPrefix("<UIButton") }) {
        " For a button 'grey_buttonTitle' is precise."
      } else if lines.contains(where: { $0.hasPrefix("<UITextField") }) {
        " For a text field 'grey_textFieldValue' is precise."
      } else {
        nil
      }
    return """
      Prefer an accessibility identifier, which is the same in every language.\(classHint ?? "")
      '.atIndex(0)' picks the first one below, and so on, but breaks when their order changes.
      """
  }
}
