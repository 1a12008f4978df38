import HeadlessUIKit

/// The rules for lists of matchers.
@MainActor
enum MatcherOrder {
  /// Raises an exception for a list that is empty, or that asks for visibility before something else.
  static func check(_ matchers: [GREYMatcher], of name: String) {
    if matchers.isEmpty {
      UIException.raise(.invalidArgument, "\(name) needs at least one matcher.")
    }
    if let early = matchers.dropLast().first(where: \.isAboutVisibility) {
      UIException.raise(
        .improperMatcherOrdering,
        """
        The matcher \(early.description) is about visibility, which costs most, so it must come last in \
        \(name)([\(matchers.map(\.description).joined(separator: ", "))]).
        """)
    }
  }
}

extension UIException.Name {
  /// A matcher about visibility stands before others.
  public static let improperMatcherOrdering = UIException.Name(rawValue: "ImproperMatcherOrderingException")
}
