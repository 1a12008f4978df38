/// The visitor's entries in the form so far, and the problems with them.
package struct AccountDraft: Hashable, Sendable {
  /// The visitor's name, which must not be blank.
  package var name: String
  /// The email address.
  package var email: String
  /// The password, of at least 8 characters.
  package var password: String
  /// Whether the visitor subscribes to news.
  package var wantsNews: Bool

  /// Creates a draft, which is empty by default.
  package init(name: String = "", email: String = "", password: String = "", wantsNews: Bool = false) {
    (self.name, self.email, self.password, self.wantsNews) = (name, email, password, wantsNews)
  }

  /// A field of the form that can have a problem; the cases are in the order from top to bottom.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    case name
    case email
    case password
  }

  /// Returns the problem with a field, in words for the visitor; `nil` if the field has no problem.
  package func problem(in field: Field) -> String? {
    switch field {
    case .name: name.allSatisfy(\.isWhitespace) ? "Enter your name." : nil
    case .email: email.isEmailAddress ? nil : "Enter an email address, such as ada@example.com."
    case .password: password.count < 8 ? "Use at least 8 characters." : nil
    }
  }

  /// The first field with a problem.
  package var firstProblem: Field? {
    Field.allCases.first { problem(in: $0) != nil }
  }
}

extension String {
  /// Whether the text has the form of an address: a name, one `@`, and a host with a dot inside.
  fileprivate var isEmailAddress: Bool {
    // Empty parts are kept, so that `a@@b.c` and `a@b..c` are refused.
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !contains(where: \.isWhitespace) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && !labels.contains("")
  }
}
