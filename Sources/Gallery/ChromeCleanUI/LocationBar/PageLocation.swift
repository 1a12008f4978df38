/// Where a page is, for those who read it and for those who change it.
package struct PageLocation: Hashable, Sendable {
  /// The part that tells whose page it is; empty in a tab that shows none.
  package let text: String
  /// The whole address, as it is edited.
  package let address: String
  /// How safely the page came.
  package let security: Security

  /// What a lock stands for.
  package enum Security: Hashable, Sendable, CaseIterable {
    /// There is nothing to be secured.
    case none
    case secure
    case notSecure
  }

  package init(text: String, address: String, security: Security) {
    self.text = text
    self.address = address
    self.security = security
  }

  /// That of a tab that shows no page.
  package static let empty: PageLocation = PageLocation(text: "", address: "", security: .none)
}
