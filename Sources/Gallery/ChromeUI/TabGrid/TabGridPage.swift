/// The pages of the tab grid, from where reading begins.
package enum TabGridPage: Int, CaseIterable, Sendable {
  case incognito
  case regular
}
