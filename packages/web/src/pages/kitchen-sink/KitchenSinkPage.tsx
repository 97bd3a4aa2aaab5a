export function KitchenSinkPage() {
  return <h1>Kitchen sink</h1>;
}
